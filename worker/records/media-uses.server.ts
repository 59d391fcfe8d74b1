import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { blog_posts, casinos, pages, promotions, settings, splash_ads, trash } from "../../db/schema";

const KEY_CHARACTERS = "abcdefghijklmnopqrstuvwxyz0123456789-_./";

/** Records that show an image, in the trash too; nested, since D1 takes at most five terms in one compound SELECT. */
export const mediaUses = sql`
  with recursive texts(kind, id, name, text) as (
    select * from (
      select 'post', ${blog_posts.id}, ${blog_posts.title}, coalesce(${blog_posts.image_url}, '') || ' ' || ${blog_posts.content} from ${blog_posts}
      union all select 'promotion', ${promotions.id}, ${promotions.title}, coalesce(${promotions.image_url}, '') || ' ' || coalesce(${promotions.description}, '') from ${promotions}
      union all select 'casino', ${casinos.id}, ${casinos.name}, coalesce(${casinos.logo_url}, '') || ' ' || coalesce(${casinos.description}, '') from ${casinos})
    union all select * from (
      select 'splash-ad', ${splash_ads.id}, ${splash_ads.title}, coalesce(${splash_ads.image_url}, '') from ${splash_ads}
      union all select 'page', ${pages.id}, ${pages.title}, ${pages.content} from ${pages}
      union all select 'settings', ${settings.id}, 'Ayarlar', coalesce(${settings.blog_section_text}, '') from ${settings}
      union all select 'trash', ${trash.id}, ${trash.name}, ${trash.row} from ${trash})),
  places(kind, id, name, rest) as (
    select kind, id, name, substr(text, instr(text, '/media/') + 7) from texts where instr(text, '/media/') > 0
    union all select kind, id, name, substr(rest, instr(rest, '/media/') + 7) from places where instr(rest, '/media/') > 0)
  select distinct rtrim(substr(rest, 1, length(rest) - length(ltrim(rest, ${KEY_CHARACTERS}))), '.') as key, kind, id, name from places`;

export const isUnusedMedia = (key: SQLWrapper): SQL =>
  sql`not exists (select 1 from (${mediaUses}) as used where used.key = ${key})`;
