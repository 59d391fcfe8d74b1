import { unstable_readConfig } from "wrangler";
import { build } from "./build";
import { command } from "./command";
import { checkConfiguration, requirePublicAddress } from "./configuration";
import { Failure } from "./failure";
import { migrateRemote } from "./migrate";
import { requireAccount, runTool } from "./tool";

/** `npm run deploy`: checks the configuration, builds, migrates the remote database, deploys. */
await command(async () => {
  const { vars } = unstable_readConfig({ config: "wrangler.toml" }) as { vars: Record<string, string> };
  requirePublicAddress(vars);
  checkConfiguration(vars);
  await requireAccount();
  await build();
  await migrateRemote();
  if ((await runTool("wrangler", ["deploy"], { stdio: "inherit" })) !== 0) throw new Failure("Yayınlanamadı.");
});
