import { readFile } from 'node:fs/promises'
import { confirmAppointment, listAppointments, refuseAppointment } from './appointments'
import { redeemScans } from './offline-scans'
import type { OperatorCommands } from './operator-command'
import { redeemVoucher, showVoucher } from './vouchers'

/** What is done to vouchers. */
export const voucherCommands: OperatorCommands = {
  voucher: {
    operands: ['CODE'],
    help: 'what a voucher is, by its code or QR text, and whether it can be redeemed now',
    isSigned: false,
    options: ['hotel'],
    run: (services, _operator, [text = ''], { hotel }) => showVoucher(services, { text, hotelId: hotel }),
  },
  redeem: {
    operands: ['CODE'],
    help: 'the voucher is used, once and for good; with --offline all of a file of scans',
    isSigned: true,
    options: ['hotel', 'offline'],
    run: async (services, operator, [text = ''], { hotel, offline }) =>
      offline
        ? redeemScans(services, { operator }, await readFile(text, 'utf8'))
        : redeemVoucher(services, { operator }, { text, hotelId: hotel }),
  },
  appointments: {
    operands: [],
    help: 'days that travelers proposed for using vouchers',
    isSigned: false,
    run: listAppointments,
  },
  appoint: {
    operands: ['ID', 'DATE'],
    help: 'the hotel takes one of the days',
    isSigned: true,
    run: (services, operator, [appointmentId = '', day = '']) =>
      confirmAppointment(services, { operator, appointmentId }, day),
  },
  'refuse-appointment': {
    operands: ['ID', 'REASON'],
    help: 'the hotel takes none of the days; the traveler reads why',
    isSigned: true,
    run: (services, operator, [appointmentId = '', reason = '']) =>
      refuseAppointment(services, { operator, appointmentId }, reason),
  },
}
