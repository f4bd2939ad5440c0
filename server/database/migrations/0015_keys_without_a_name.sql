-- The keys of cases without a name are kept as MACs from now on (server/cases/key-mac.ts), those of before too. The same
-- as HMAC-SHA-256 by the server's secret, in base64url.
create function pg_temp.key_mac(secret bytea, key text) returns text language plpgsql as $$
declare
	inner_pad bytea := '';
	outer_pad bytea := '';
	part integer;
	mac bytea;
begin
	for place in 0..63 loop
		part := case when place < length(secret) then get_byte(secret, place) else 0 end;
		inner_pad := inner_pad || set_byte('\x00'::bytea, 0, part # 54);
		outer_pad := outer_pad || set_byte('\x00'::bytea, 0, part # 92);
	end loop;
	mac := sha256(outer_pad || sha256(inner_pad || convert_to('idempotency-key:' || key, 'UTF8')));
	return translate(rtrim(encode(mac, 'base64'), '='), '+/', '-_');
end $$;

update message set idempotency_key = pg_temp.key_mac(decode(setting.value ->> 'hex', 'hex'), idempotency_key)
from setting where setting.key = 'secret' and idempotency_owner = 'anonymous';
