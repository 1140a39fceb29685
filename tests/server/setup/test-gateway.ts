/** The gateway of the demo as the payment services of a test's server, over real HTTP. */
import { buildGateway, merchantSettings } from '#demo/gateway/gateway.ts';
import type { GatewayOptions } from '#demo/gateway/gateway-state.ts';
import type { Services } from '#server/ground/services/services.ts';
import {
  createPaymentGateways,
  readPaymentServices,
} from '#server/money/payments/payment-services.ts';

export async function openTestGateway(options: GatewayOptions) {
  const { app, control } = buildGateway(options);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    control,
    /** `publicUrl`: where payers and notices come back to; no port listens unless it is given. */
    serve(services: Services, publicUrl = services.config.publicUrl) {
      services.payments = createPaymentGateways(
        readPaymentServices(merchantSettings(url), false),
        publicUrl,
        () => services.now(),
      );
    },
    close: () => app.close(),
  };
}
