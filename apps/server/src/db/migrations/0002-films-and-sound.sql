-- Uploads of videos and sounds (only ever kept re-encoded, like pictures).
alter table uploads drop constraint uploads_kind_check;
alter table uploads add constraint uploads_kind_check check (kind in ('image', 'video', 'audio'));
alter table uploads alter column width drop not null, alter column height drop not null;
alter table uploads add column duration_ms integer, add column has_audio boolean not null default false;

-- A video that is a new version of another one of its maker's. Sounds have no size: 0 × 0.
alter table items
  add column edit_of text references items (id) on delete set null,
  add column version smallint not null default 1;
create index items_edit_of on items (edit_of) where edit_of is not null;

-- 'poster' and its sizes are pictures of a film; 'preview' a small silent stretch of it; 'captions' WebVTT; 'lossless' a WAV.
alter table files drop constraint files_role_check;
alter table files add constraint files_role_check
  check (role in ('original', 'variant', 'poster', 'preview', 'captions', 'lossless'));

-- The examples that each effect rendered of itself.
create index items_demo_model on items (model, created_at desc, id desc) where is_demo;
