insert into category_model (cases, figures, model) values (0, '{}', '{}');
