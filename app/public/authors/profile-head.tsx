import type { PublicProfile } from "../../../worker/profiles/public.server";
import { Picture } from "../../ui/picture";

/** Photo, name, a few words and what the person verifies. */
export function ProfileHead({ profile: { name, photo_url, words, verifies } }: { profile: PublicProfile }) {
  return (
    <article className="box inner author">
      {photo_url && (
        <Picture src={photo_url} alt={`${name}, fotoğrafı`} width={160} height={160} sizes="160px" priority />
      )}
      <div className="stack">
        <h1>{name}</h1>
        {words?.split(/\n+/).map((paragraph, i) => (
          <p key={i}>{paragraph}</p>
        ))}
        {verifies && <p className="who">{`Neleri doğruluyor: ${verifies}`}</p>}
      </div>
    </article>
  );
}
