-- The limits of 0130, for the rows that were there before.
alter table ads validate constraint ads_contact_phone_check;
alter table contact_messages validate constraint contact_messages_phone_check;
alter table listings validate constraint listings_contact_phone_check;
alter table profiles validate constraint profiles_phone_check;
