-- Category names as drivers say them: docs/decisions/0077.
update categories set name_ru = names.ru, name_es = names.es
from (values
  ('cdl-a-owner-operators', 'Оунер-операторы CDL A', 'Dueños operadores CDL A'),
  ('trucks-trailers-marketplace', 'Траки и трейлеры', 'Camiones y tráileres'),
  ('repair-shops-parts', 'Ремонт траков и запчасти', 'Talleres diésel y refacciones'),
  ('parking-lots', 'Стоянки для траков', 'Estacionamientos para camiones'),
  ('office-staff', 'Диспетчеры и офис', 'Despachadores y oficina'),
  ('insurance-services', 'Страхование', 'Seguros'),
  ('traffic-attorney', 'Адвокаты по тикетам', 'Abogados de tickets y multas')
) as names (slug, ru, es)
where categories.slug = names.slug;
