import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Profile } from "../../../db/schema";
import { READ_FAILED, SAVE_FAILED } from "../../../worker/failure-sentences";
import { profileInput } from "../../../worker/profiles/rules";
import { answered, api } from "../api";
import { type ReportUnsaved, SettingsForm, useSettingsForm } from "../settings/settings-form";
import { Loaded } from "../shell/loaded";
import { ProfileFields, profileValues } from "./profile-fields";

interface OwnProfileProps {
  report: ReportUnsaved;
}

/** One's own public profile. */
export function OwnProfile({ report }: OwnProfileProps) {
  const query = useQuery({
    queryKey: ["profiles", "own"],
    queryFn: () => answered(api.profiles.own.$get(), READ_FAILED.profile),
    gcTime: 0,
    staleTime: Infinity,
  });
  return (
    <Loaded query={query} skeleton={{ shape: "form" }}>
      {(profile) => <OwnProfileForm profile={profile} report={report} />}
    </Loaded>
  );
}

function OwnProfileForm({ profile, report }: OwnProfileProps & { profile: Profile }) {
  const state = useSettingsForm({
    draft: "profile",
    schema: profileInput,
    row: profile,
    valuesOf: profileValues,
    save: (input, updated_at) => answered(api.profiles.own.$put({ json: { ...input, updated_at } })),
    unsaved: SAVE_FAILED.profile,
    saved: "Profiliniz kaydedildi",
    queryKey: "profiles",
    versions: "profile",
  });
  return (
    <SettingsForm state={state} onDirty={useCallback((isDirty) => report("profile", isDirty), [report])}>
      <ProfileFields form={state.form} profile={profile} />
    </SettingsForm>
  );
}
