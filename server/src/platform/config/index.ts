export {
  environmentOfTasks,
  readConfig,
  readStripeConfig,
  WrongConfiguration,
  type Config,
  type StripeConfig,
} from './config.js';
export { CONFIG, ConfigModule } from './config.module.js';
export { VERSION } from './version.js';
