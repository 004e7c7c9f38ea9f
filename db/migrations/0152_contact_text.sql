-- Admins find items by the name, email or phone number of their contact ([MOD-13]); the public search does not read it.
create function contact_text(name text, email text, phone text) returns text
language sql immutable parallel safe
return lower(E'\n' || name || E'\n' || email || E'\n')
  || regexp_replace(regexp_replace(phone, '\s*x\d+$', ''), '\D', '', 'g');
