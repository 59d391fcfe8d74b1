import { Flex, Heading, Text } from "@radix-ui/themes";
import { href, Link } from "react-router";

/** Shown to an editor on a screen for administrators. */
export function AdministratorsOnly({ screen }: { screen: string | undefined }) {
  return (
    <Flex direction="column" gap="3" align="start">
      <Heading as="h1" size="6">
        {screen}
      </Heading>
      <Text as="p">
        Bu sayfa yöneticilere açık; hesabınız editör hesabı. Burada yapılması gereken bir şey varsa bir yöneticiden
        isteyin.
      </Text>
      <Link to={href("/admin/dashboard")}>Kontrol paneline dön</Link>
    </Flex>
  );
}
