import { Badge, Button, Flex, Text } from "@radix-ui/themes";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";
import { lateDialog } from "../shell/late";
import { Loaded } from "../shell/loaded";
import { SESSIONS } from "./sessions";
import { TurnOff, RenewCodes } from "./second-factor-proof";

const KEY = ["account", "second-factor"];
const FEW_CODES = 3;

const TurnOn = lateDialog(() => import("./turn-on.client"));

/** State of the second factor, and the actions on it. */
export function SecondFactor() {
  const queries = useQueryClient();
  const [open, setOpen] = useState<"on" | "off" | "codes">();
  const query = useQuery({
    queryKey: KEY,
    queryFn: () => answered(api.account["second-factor"].$get(), READ_FAILED.account),
  });
  const dialog = {
    onDone: () => {
      void queries.invalidateQueries({ queryKey: KEY });
      void queries.invalidateQueries({ queryKey: SESSIONS });
    },
    onClose: () => setOpen(undefined),
  };
  return (
    <Loaded query={query}>
      {({ is_on, codes_left }) => (
        <Flex direction="column" gap="3" align="start">
          <Badge color={is_on ? "grass" : "gray"}>{is_on ? "Açık" : "Kapalı"}</Badge>
          <Text as="p" size="2" color="gray">
            {is_on
              ? "Giriş yaparken şifrenizden sonra doğrulama uygulamanızdaki kod sorulur."
              : "Açtığınızda, şifrenizi öğrenen biri telefonunuz olmadan hesabınıza giremez."}
          </Text>
          {is_on && (
            <Text as="p" size="2" weight={codes_left < FEW_CODES ? "medium" : "regular"}>
              {`Kullanılmamış kurtarma kodu: ${codes_left}`}
            </Text>
          )}
          <Flex gap="3" wrap="wrap">
            {is_on ? (
              <>
                <Button variant="surface" onClick={() => setOpen("codes")}>
                  Kurtarma kodlarını yenile
                </Button>
                <Button variant="surface" color="red" onClick={() => setOpen("off")}>
                  İki adımlı girişi kapat
                </Button>
              </>
            ) : (
              <Button variant="surface" onClick={() => setOpen("on")}>
                İki adımlı girişi aç
              </Button>
            )}
          </Flex>
          {open === "on" && <TurnOn {...dialog} />}
          {open === "off" && <TurnOff {...dialog} />}
          {open === "codes" && <RenewCodes {...dialog} />}
        </Flex>
      )}
    </Loaded>
  );
}
