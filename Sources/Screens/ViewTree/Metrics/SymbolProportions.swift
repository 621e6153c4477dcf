/// The proportions of symbols, as Xcode writes them into the resources of storyboards, where the longer side has 128
/// points [196 names in storyboards of public projects; of symbols that changed, the form of iOS 17 and 18].
enum SymbolProportions {
    /// The width and height of symbols, with the names of those that have them.
    private static let rows: [(width: Double, height: Double, names: String)] = [
        (128, 24, "minus"),
        (128, 37, "ellipsis"),
        (128, 53, "phone.down.fill"),
        (128, 59, "battery.0percent"),
        (128, 60, "recordingtape"),
        (128, 62, "person.3"),
        (128, 65, "tortoise"),
        (128, 70, "chevron.down chevron.up"),
        (128, 73, "line.3.horizontal.decrease"),
        (128, 79, "eye gamecontroller.fill"),
        (128, 80, "rectangle.3.group"),
        (128, 84, "speaker.wave.3.fill"),
        (128, 85, "envelope.fill rectangle.and.pencil.and.ellipsis sensor.tag.radiowaves.forward"),
        (128, 87, "person.2"),
        (128, 88, "speaker.wave.2 tray.full"),
        (128, 89, "hare"),
        (128, 90, "chart.bar.fill icloud"),
        (128, 92, "bin.xmark xmark.bin"),
        (
            128, 93,
            """
            arrow.triangle.2.circlepath.camera camera folder.badge.plus list.bullet.rectangle \
            mail.fill photo photo.artframe play.rectangle
            """
        ),
        (128, 94, "dot.radiowaves.left.and.right"),
        (128, 96, "camera.fill folder photo.on.rectangle"),
        (128, 97, "dock.arrow.down.rectangle dock.arrow.up.rectangle dock.rectangle terminal tv"),
        (128, 98, "photo.fill.on.rectangle.fill shuffle"),
        (128, 102, "cart.fill light.beacon.max"),
        (128, 104, "house"),
        (128, 106, "calendar"),
        (128, 107, "heart.fill note.text text.badge.checkmark"),
        (128, 108, "music.note.house rectangle.and.paperclip"),
        (128, 109, "exclamationmark.triangle.fill rectangle.portrait.and.arrow.right"),
        (128, 110, "plus.bubble text.bubble"),
        (128, 112, "exclamationmark.octagon.fill exclamationmark.triangle icloud.and.arrow.down map"),
        (128, 113, "arrow.uturn.left arrow.uturn.right pencil plus xmark"),
        (
            128, 114,
            """
            checkmark die.face.3 doc.text.viewfinder globe.badge.chevron.backward \
            person.crop.circle.fill.badge.xmark plus.app qrcode tray.and.arrow.up
            """
        ),
        (128, 115, "doc.viewfinder.fill switch.2"),
        (128, 116, "star"),
        (128, 117, "icloud.and.arrow.up magnifyingglass sparkle.magnifyingglass"),
        (128, 118, "arrowtriangle.forward.fill paperplane tag"),
        (128, 119, "1.square checkmark.shield location lock.rotation paperplane.fill square.grid.2x2"),
        (128, 120, "arrowtriangle.down highlighter person.fill"),
        (128, 121, "clock person"),
        (128, 122, "gear touchid"),
        (
            128, 123,
            """
            clock.fill gauge.with.dots.needle.bottom.0percent gearshape globe \
            moonphase.first.quarter moonphase.first.quarter.inverse network nosign safari \
            speedometer
            """
        ),
        (128, 124, "bell checkmark.seal.fill dot.scope link"),
        (128, 125, "at deskclock speaker.fill"),
        (128, 128, "bag hand.raised.fill trophy"),
        (123, 128, "hand.thumbsup pencil.and.outline"),
        (121, 128, "checkerboard.shield checkmark.shield.fill lock.shield paperclip"),
        (120, 128, "arrow.down arrow.up play"),
        (117, 128, "bell.badge square.and.arrow.up.fill trash"),
        (116, 128, "doc.on.doc"),
        (115, 128, "doc doc.text play.fill rectangle.portrait.topthird.inset.filled speaker.slash.fill"),
        (114, 128, "pause.fill"),
        (113, 128, "arrow.clockwise square.and.arrow.up.on.square"),
        (112, 128, "lock.open.iphone"),
        (111, 128, "lock"),
        (110, 128, "bookmark mappin.and.ellipse mic square.and.arrow.up"),
        (106, 128, "flame.fill"),
        (102, 128, "music.note.square.stack"),
        (100, 128, "bolt.fill"),
        (97, 128, "chevron.backward chevron.forward chevron.right"),
        (96, 128, "chevron.left drop"),
        (93, 128, "info"),
    ]
    private static let known = Dictionary(
        rows.flatMap { row in row.names.split(separator: " ").map { (String($0), (row.width, row.height)) } },
        uniquingKeysWith: { first, _ in first })

    /// Returns the width and height of a symbol up to a common factor; `nil` if nothing is known of it.
    ///
    /// A filled symbol has the form of the outlined one [of 25 pairs 17 are the same and 5 within 3 %], circles around
    /// others have one form [all of 29] and squares another [5 of 6].
    static func proportions(of name: String) -> (width: Double, height: Double)? {
        let isFilled = name.hasSuffix(".fill")
        let outline = isFilled ? String(name.dropLast(5)) : name
        if let found = known[name] ?? known[isFilled ? outline : name + ".fill"] { return found }
        return switch outline.split(separator: ".").last {
        case "circle": (128, 123)
        case "square": (128, 114)
        default: nil
        }
    }
}
