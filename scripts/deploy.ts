import { build } from "./build";
import { command } from "./command";
import { checkConfiguration, requirePublicAddress } from "./configuration";
import { deployedSecrets, deployedVars } from "./deployed";
import { CommandError } from "./command-error";
import { migrateRemote } from "./migrate";
import { requireAccount, runTool } from "./tool";

/** `npm run deploy`: checks the configuration, builds, migrates the remote database, deploys. */
await command(async () => {
  const vars = deployedVars();
  requirePublicAddress(vars);
  await requireAccount();
  checkConfiguration(vars, await deployedSecrets());
  await build();
  await migrateRemote();
  if ((await runTool("wrangler", ["deploy"], { stdio: "inherit" })) !== 0) throw new CommandError("Deploying failed.");
});
