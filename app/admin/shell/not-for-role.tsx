import { Flex, Heading, Text } from "@radix-ui/themes";
import { href, Link, useLocation } from "react-router";
import type { Role } from "../../../db/schema";
import { SHARED_KEY } from "../../../worker/panel-app/shared-text";
import { isText, stored } from "../../stored";
import { useHydrated } from "./use-hydrated";

/** Replaces a screen that the account's role may not open. */
export function NotForRole({ screen, role }: { screen: string | undefined; role: Role }) {
  const { pathname } = useLocation();
  const isShared =
    useHydrated() &&
    pathname === href("/admin/promotions/new") &&
    stored("sessionStorage", SHARED_KEY, isText) !== undefined;
  return (
    <Flex direction="column" gap="3" align="start">
      <Heading as="h1" size="6">
        {screen}
      </Heading>
      <Text as="p">
        {role === "writer"
          ? "Bu sayfa editörlere ve yöneticilere açık; hesabınız yazar hesabı. Burada yapılması gereken bir şey varsa bir editörden isteyin."
          : "Bu sayfa yöneticilere açık; hesabınız editör hesabı. Burada yapılması gereken bir şey varsa bir yöneticiden isteyin."}
      </Text>
      {isShared && <Text as="p">Paylaştığınız metin bir forma alınmadı.</Text>}
      <Text as="p">Kaydetmediğiniz metinler taslak olarak saklanır.</Text>
      <Link to={href("/admin/dashboard")}>Kontrol paneline dön</Link>
    </Flex>
  );
}
