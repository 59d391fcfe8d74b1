import { Flex, Heading, Text } from "@radix-ui/themes";
import { href, Link } from "react-router";
import type { Role } from "../../../db/schema";

/** Replaces a screen that the account's role may not open. */
export function NotForRole({ screen, role }: { screen: string | undefined; role: Role }) {
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
      <Text as="p">Kaydetmediğiniz metinler taslak olarak saklanır.</Text>
      <Link to={href("/admin/dashboard")}>Kontrol paneline dön</Link>
    </Flex>
  );
}
