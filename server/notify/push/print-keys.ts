/** `npm run push:keys`: a new pair for the settings. Browsers that took messages with another have to be asked again. */
import webPush from 'web-push';

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
process.stdout.write(`VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}\n`);
