import { Button } from "@radix-ui/themes";
import { useSignOut } from "./use-sign-out";

export function SignOutButton() {
  const { signOut, isBusy } = useSignOut();
  return (
    <Button variant="surface" color="gray" loading={isBusy} onClick={signOut}>
      Çıkış
    </Button>
  );
}
