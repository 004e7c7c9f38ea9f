-- Numbers of receipts were counted up, so that a buyer could tell how much is sold. New ones are random; old ones stay.
-- 32 letters that are not mistaken for each other, eight of them: a number is drawn again if it is taken.
create function new_receipt_number() returns text language plpgsql volatile as $$
declare
  letters constant text := '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  drawn bytea;
  number text;
begin
  loop
    drawn := decode(replace(gen_random_uuid()::text, '-', ''), 'hex');
    -- The bytes of a UUID that carry no version: each gives one of 32 letters, evenly.
    number := 'HP-';
    for at in 0..5 loop
      number := number || substr(letters, (get_byte(drawn, at) & 31) + 1, 1);
    end loop;
    for at in 10..11 loop
      number := number || substr(letters, (get_byte(drawn, at) & 31) + 1, 1);
    end loop;
    exit when not exists (select from payments where receipt_number = number);
  end loop;
  return number;
end $$;

alter table payments alter column receipt_number drop identity;
alter table payments
  alter column receipt_number type text using receipt_number::text,
  alter column receipt_number set default new_receipt_number();
alter table payments
  add constraint receipt_numbers_are_short check (receipt_number ~ '^(\d{1,19}|HP-[2-9A-HJ-NP-Z]{8})$');

-- What a buyer wants on receipts beside name and address of mail. No row: nothing.
create table billing_details (
  user_id uuid primary key references profiles (id) on delete cascade,
  company text not null default '' check (length(company) <= 480),
  address text not null default '' check (length(address) <= 1200),
  tax_id text not null default '' check (length(tax_id) <= 160),
  updated_at timestamptz not null default now()
);
