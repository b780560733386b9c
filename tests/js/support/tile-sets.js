/** Tiles with their sockets: rooms and corridors, a network of tunnels, halls of several tiles. */
export const tileSets = {
  chambers: `rock 4
#######
#######
#######
#######
#######
#######
#######

straight 3
###,###
###,###
###,###
###,###
###,###
###,###
###,###

bend 2
###,###
###,###
###,###
###,,,,
#######
#######
#######

fork 1
###,###
###,###
###,###
,,,,,,,
#######
#######
#######

chamber 2
###,###
###/###
#.....#
#.....#
#.....#
#.....#
#######

passage 3
###,###
###/###
#.....#
#.....#
#.....#
###/###
###,###

corner 3
###,###
###/###
##....#
,/....#
##....#
##....#
#######

junction 2
###,###
###/###
##....#
,/....#
##....#
###/###
###,###

crossing 1
###,###
###/###
##...##
,/.../,
##...##
###/###
###,###

temple at most 1
###,###
###/###
#.....#
#.#.#.#
#.....#
#.#.#.#
#######`,
  tunnels: `rock 6
###
###
###

end
#,#
#,#
###

straight 4
#,#
#,#
#,#

bend 3
#,#
#,,
###

fork 1
#,#
,,,
###

den 2 at most 3
###
#..
#..

denDoor at most 2
#,#
#..
#..`,
  halls: `rock 3 sockets r r r r
#####
#####
#####
#####
#####

corridor 2 sockets c r c r
##,##
##,##
##,##
##,##
##,##

end 1 sockets c r r r
##,##
##,##
##,##
#####
#####

turn 2 sockets c c r r
##,##
##,##
##,,,
#####
#####

fork 1 sockets c c r c
##,##
##,##
,,,,,
#####
#####

door 1 sockets c h h h
##,##
##/##
.....
.....
.....

wall 2 sockets r h h h
#####
#####
.....
.....
.....

corner 2 sockets r h h r
#####
#####
##...
##...
##...

middle at most 4 sockets h h h h
.....
.....
.....
.....
.....`,
};
