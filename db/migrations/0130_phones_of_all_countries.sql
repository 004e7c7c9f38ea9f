-- Phone numbers of other countries and extensions are longer than '(312) 555-0142' ([POST-03]).
alter table ads drop constraint ads_contact_phone_check;
alter table ads add constraint ads_contact_phone_check check (length(contact_phone) <= 40) not valid;
alter table contact_messages drop constraint contact_messages_phone_check;
alter table contact_messages add constraint contact_messages_phone_check check (length(phone) <= 40) not valid;
alter table listings drop constraint listings_contact_phone_check;
alter table listings add constraint listings_contact_phone_check check (length(contact_phone) <= 40) not valid;
alter table profiles drop constraint profiles_phone_check;
alter table profiles add constraint profiles_phone_check check (length(phone) <= 40) not valid;
