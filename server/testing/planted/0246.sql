insert into erased_case (digest) values ('\x08');
