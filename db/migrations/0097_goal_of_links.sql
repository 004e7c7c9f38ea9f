-- What a user wanted when they were asked to sign up or forgot the password, as a query (to=/listings/1&save=1): the link may be
-- opened on another device.
alter table one_time_tokens add column goal text not null default '';
