-- People. The first four tables are Better Auth's, with its fields mapped to these names (modules/accounts/auth.ts).
create table users (
  id text primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null default false,
  image text,
  username text not null unique,
  is_anonymous boolean not null default false,
  role text not null default 'user' check (role in ('user', 'admin')),
  banned boolean not null default false,
  ban_reason text,
  ban_expires timestamptz,
  -- P2: 1 Free, 2 Starter, 3 Basic, 4 Premium; the month begins on the day of plan_started_at.
  plan_id smallint not null default 1,
  plan_started_at timestamptz not null default now(),
  -- P6
  is_restricted boolean not null default false,
  -- Made by Easel itself: the account that owns the demo gallery.
  is_house boolean not null default false,
  -- P1: of a guest, when the account and its works go.
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table sessions (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  impersonated_by text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_user on sessions (user_id);

create table accounts (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  id_token text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index accounts_user on accounts (user_id);

create table verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_identifier on verifications (identifier);

create table auth_rate_limits (
  id text primary key,
  key text not null unique,
  count integer not null,
  last_request bigint not null
);

-- decisions.md 3: a guest's credits are given once for a device and address (both kept as hashes).
create table guest_grants (
  device_hash text primary key,
  address_hash text not null,
  user_id text references users (id) on delete set null,
  created_at timestamptz not null default now()
);
create index guest_grants_address on guest_grants (address_hash, created_at);

create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

-- Money (decisions.md 4). A balance is kept in step with its entries in the same transaction.
create table balances (
  user_id text primary key references users (id) on delete cascade,
  available integer not null default 0 check (available >= 0),
  monthly_limit integer not null default 0,
  -- The month that the last grant was for, and when the next is due; null for guests.
  period_started_at timestamptz,
  next_grant_at timestamptz
);

create table ledger_entries (
  id bigint generated always as identity primary key,
  user_id text not null references users (id) on delete cascade,
  kind text not null check (kind in ('grant', 'hold', 'capture', 'release')),
  amount integer not null check (amount >= 0),
  -- What it does to the balance: hold -amount, grant and release +amount, capture 0.
  change integer not null,
  balance_after integer not null check (balance_after >= 0),
  reason text not null,
  generation_id text,
  -- Of a grant, what it was for ('month:2026-11-20', 'guest', 'admin:<id>'), so that it is given once.
  grant_key text,
  created_at timestamptz not null default now(),
  unique (generation_id, kind),
  unique (user_id, grant_key),
  check (change = case kind when 'hold' then -amount when 'capture' then 0 else amount end)
);
create index ledger_entries_user on ledger_entries (user_id, id desc);

-- Uploads: the sender's own bytes are never kept, only the re-encoded picture.
create table uploads (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  kind text not null check (kind in ('image')),
  width integer not null,
  height integer not null,
  placeholder text,
  had_credentials boolean not null default false,
  used_at timestamptz,
  expires_at timestamptz,
  created_at timestamptz not null default now()
);
create index uploads_user on uploads (user_id, created_at desc);
create index uploads_expiry on uploads (expires_at) where expires_at is not null;

-- Jobs of makers.
create table generations (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  kind text not null check (kind in ('image', 'video', 'audio')),
  model text not null,
  provider text not null,
  mode text not null,
  -- The normalised request (contract: GenerationRecipe), with its seed.
  recipe jsonb not null,
  num_outputs smallint not null,
  cost integer not null check (cost >= 0),
  refunded integer not null default 0,
  status text not null default 'queued' check (status in ('queued', 'running', 'completed', 'failed', 'cancelled')),
  progress real not null default 0,
  stage text not null default 'queued',
  current_output smallint not null default 1,
  preview_version integer not null default 0,
  -- Higher runs first: plan, minus the person's own open jobs (fairness).
  priority integer not null default 0,
  -- The host's opaque operation, stored before anything else happens.
  operation jsonb,
  attempt smallint not null default 0,
  cancel_requested boolean not null default false,
  error_code text,
  error_message text,
  idempotency_key text,
  request_hash text not null,
  work_ms integer,
  is_demo boolean not null default false,
  deadline_at timestamptz not null,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  ended_at timestamptz,
  unique (user_id, idempotency_key)
);
create index generations_user on generations (user_id, created_at desc, id desc);
create index generations_open on generations (priority desc, created_at, id) where status in ('queued', 'running');
-- Measured time of a model's latest jobs.
create index generations_model on generations (model, ended_at desc) where status = 'completed';
create index generations_deadline on generations (deadline_at) where status in ('queued', 'running');

-- Works. One table for every kind: likes, tags, lineage and hot belong to all of them.
create table items (
  id text primary key,
  kind text not null check (kind in ('image', 'video', 'audio')),
  creator_id text not null references users (id) on delete cascade,
  generation_id text references generations (id) on delete set null,
  position smallint not null default 0,
  model text not null,
  provider text not null,
  provider_version text not null,
  mode text not null,
  prompt text not null,
  negative_prompt text,
  prompt_hidden boolean not null default false,
  original_prompt text,
  enhanced_prompt text,
  enhancement_instructions text,
  -- steps, guidance_scale, scheduler, strength, style, color, lighting, composition
  parameters jsonb not null,
  understood text[] not null default '{}',
  ignored text[] not null default '{}',
  width integer not null,
  height integer not null,
  duration_ms integer,
  seed bigint,
  cost integer not null,
  work_ms integer,
  placeholder text,
  parent_id text references items (id) on delete set null,
  -- The parent was there and has gone, or was private: the chain says so instead of ending silently.
  had_parent boolean not null default false,
  source_upload_id text references uploads (id) on delete set null,
  is_private boolean not null default false,
  is_demo boolean not null default false,
  nsfw_level smallint check (nsfw_level between 0 and 3),
  nsfw_status text not null default 'pending' check (nsfw_status in ('pending', 'completed', 'failed')),
  likes_count integer not null default 0 check (likes_count >= 0),
  -- Time-invariant: log10(1 + likes) + created_at / 45,000 s; written when a like changes.
  hot double precision not null,
  -- True when everybody may see it: kept by the commands that change what it depends on.
  listed boolean not null default false,
  expires_at timestamptz,
  created_at timestamptz not null default now()
);
create index items_hot on items (kind, hot desc, id desc) where listed;
create index items_new on items (kind, created_at desc, id desc) where listed;
create index items_top on items (kind, likes_count desc, created_at desc, id desc) where listed;
create index items_creator on items (creator_id, kind, created_at desc, id desc);
create index items_creator_private on items (creator_id, kind, created_at desc, id desc) where is_private;
create index items_parent on items (parent_id, created_at desc, id desc) where parent_id is not null;
create index items_generation on items (generation_id, position);
create index items_model on items (model, likes_count desc, id desc) where listed;
create index items_expiry on items (expires_at) where expires_at is not null;

create table likes (
  user_id text not null references users (id) on delete cascade,
  item_id text not null references items (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, item_id)
);
create index likes_item on likes (item_id);
create index likes_user on likes (user_id, created_at desc, item_id desc);

create table reports (
  user_id text not null references users (id) on delete cascade,
  item_id text not null references items (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, item_id)
);
create index reports_item on reports (item_id);

create table tags (
  id text primary key,
  name text not null unique,
  -- Listed items that carry it.
  uses integer not null default 0
);
create index tags_uses on tags (uses desc, name);

-- hot, created_at and likes_count are repeated here so that a rare tag costs what a common one costs.
create table item_tags (
  item_id text not null references items (id) on delete cascade,
  tag_id text not null references tags (id) on delete cascade,
  kind text not null,
  hot double precision not null,
  likes_count integer not null default 0,
  listed boolean not null,
  created_at timestamptz not null,
  primary key (item_id, tag_id)
);
create index item_tags_hot on item_tags (tag_id, kind, hot desc, item_id desc) where listed;
create index item_tags_new on item_tags (tag_id, kind, created_at desc, item_id desc) where listed;
create index item_tags_top on item_tags (tag_id, kind, likes_count desc, item_id desc) where listed;

-- Files: every file has its row and every row its file.
create table files (
  -- Key in the storage; also the last part of its address.
  key text primary key,
  item_id text references items (id) on delete cascade,
  upload_id text references uploads (id) on delete cascade,
  role text not null check (role in ('original', 'variant')),
  mime text not null,
  bytes bigint not null,
  sha256 text not null,
  width integer,
  height integer,
  created_at timestamptz not null default now(),
  check ((item_id is null) <> (upload_id is null))
);
create index files_item on files (item_id);
create index files_upload on files (upload_id);

-- Keys whose rows are gone and whose bytes are to go: written in the transaction that removes the row.
create table file_removals (
  key text primary key,
  created_at timestamptz not null default now()
);
