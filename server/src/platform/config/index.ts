export {
  environmentOfTasks,
  readConfig,
  readStripeConfig,
  WrongConfiguration,
  type Billing,
  type Config,
  type StripeConfig,
} from './config.js';
export { CONFIG, ConfigModule } from './config.module.js';
export { VERSION } from './version.js';
