import { Card } from "@radix-ui/themes";
import { href, useParams } from "react-router";
import type { Profile } from "../../../db/schema";
import { READ_FAILED, SAVE_FAILED } from "../../../worker/failure-sentences";
import { profileInput } from "../../../worker/profiles/rules";
import { answered, api } from "../api";
import { RecordForm } from "../form/record-form";
import { useRecordForm } from "../form/use-record-form";
import { useWayBack } from "../list/way-back";
import { LoadedRecord } from "../shell/loaded-record";
import { ProfileFields, profileValues } from "./profile-fields";

const BACK = href("/admin/accounts");

/** The public profile of somebody else; for administrators. */
export default function ProfileEditor() {
  const { id } = useParams();
  return (
    <LoadedRecord
      queryKey="profiles"
      kind="profile"
      id={id}
      back={BACK}
      read={(key) => answered(api.profiles[":id"].$get({ param: { id: key } }), READ_FAILED.profile)}
    >
      {(profile) => profile && <ProfileForm key={profile.updated_at} profile={profile} />}
    </LoadedRecord>
  );
}

function ProfileForm({ profile }: { profile: Profile }) {
  const goBack = useWayBack(BACK);
  const state = useRecordForm({
    draft: `profile:${profile.id}`,
    schema: profileInput,
    row: profile,
    valuesOf: profileValues,
    isEditOnly: true,
    save: (input, basis = profile.updated_at) =>
      answered(api.profiles[":id"].$put({ param: { id: profile.id }, json: { ...input, updated_at: basis } })),
    unsaved: SAVE_FAILED.profile,
    saved: "Profil kaydedildi",
    onSaved: goBack,
    queryKey: "profiles",
    versions: "profile",
  });
  return (
    <RecordForm state={state} title="Profili Düzenle" back={BACK}>
      <Card size="3">
        <ProfileFields form={state.form} profile={profile} />
      </Card>
    </RecordForm>
  );
}
