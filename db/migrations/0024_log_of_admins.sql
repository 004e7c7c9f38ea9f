-- What admins did of one kind, found without walking through everything people did of that kind.
create index audit_log_of_admins_by_action on audit_log (action, at desc, id desc)
  where actor_role in ('admin', 'operator');
