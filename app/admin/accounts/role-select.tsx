import { useState } from "react";
import toast from "react-hot-toast";
import type { Role } from "../../../db/schema";
import { ROLE_LABELS, ROLES } from "../../../worker/accounts/constants";
import { CHANGE_FAILED } from "../../../worker/failure-sentences";
import { accepted, api, sentenceOf } from "../api";
import { Select } from "../shell/select";
import { undoToast } from "../shell/undo-toast";
import type { ListedAccount } from "./listed-account";

const OPTIONS = ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }));

/** Changes a role at once; the message offers to take it back. */
export function RoleSelect({ account, onChanged }: { account: ListedAccount; onChanged: () => void }) {
  const { id, email, role } = account;
  const [isBusy, setBusy] = useState(false);
  async function change(to: Role, from?: Role) {
    setBusy(true);
    try {
      await accepted(api.accounts[":id"].role.$put({ param: { id }, json: { role: to } }), CHANGE_FAILED.account);
      const sentence = `${account.name || email}: ${ROLE_LABELS[to]}`;
      if (from) undoToast(sentence, () => change(from));
      else toast.success(sentence);
    } catch (error) {
      toast.error(sentenceOf(error));
    }
    setBusy(false);
    onChanged();
  }
  return (
    <Select
      aria-label={`Rol: ${account.name || email}`}
      value={role}
      options={OPTIONS}
      disabled={isBusy}
      onChange={(value) => void change(value as Role, role)}
    />
  );
}
