insert into erased_account (digest) values ('\x07');
