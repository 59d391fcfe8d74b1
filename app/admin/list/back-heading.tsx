import { Button, Flex, Heading } from "@radix-ui/themes";
import { Link, type LinkProps } from "react-router";

/** Title of a screen that is opened from another, with a link back to that. */
export const BackHeading = ({ title, ...link }: Pick<LinkProps, "to" | "onClick"> & { title: string }) => (
  <Flex align="center" gap="3">
    <Button asChild variant="ghost" size="3">
      <Link {...link} aria-label="Geri">
        ←
      </Link>
    </Button>
    <Heading as="h1" size="6">
      {title}
    </Heading>
  </Flex>
);
