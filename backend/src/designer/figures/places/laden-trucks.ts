/** Trucks with a house on their bed. */
export const LADEN_TRUCKS = `
vehicle

= pickup-camper-shell | pickup with camper shell, truck with camper shell, pickup truck with camper shell, pickup with a camper shell, truck with a camper shell, pickup truck with a camper shell, camper shell truck, pickup camper, truck camper, pickup truck camper, camper shell, truck bed camper, camper shell pickup, old truck with camper shell | paint=red rim=silver
b coal 22 160,320 160,260
b coal 22 620,320 620,260
r bark 130,206 530,60 16
L teal 170,210 220,90 420,90 460,210
L amber 440,210 470,130 620,130 650,210
l cream 100,600 130,330 680,330 700,600 >560
l white 120,420 130,330 680,330 688,420 !
b teal 30 112,520 696,520 !
r navy 190,400 190,104 20
r sky 206,414 80,76 8 !
r navy 430,400 190,104 20
r sky 446,414 80,76 8 !
use pickup-truck
`;
