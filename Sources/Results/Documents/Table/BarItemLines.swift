import LayoutSimGeometry
import LayoutSimNotation
import LayoutSimText
import LayoutSimViewTree

extension Spelling<[BarContents.Item]> {
    static var barItems: Spelling {
        Spelling(
            write: { $0.map(Spelling<BarContents.Item>.barItem.write).joined(separator: ", ") }, read: { _ in nil })
    }
}

extension Spelling<BarContents.Item> {
    /// The title, the style, anything that differs from a plain button, and the picture.
    static var barItem: Spelling {
        Spelling(
            write: { item in
                let words = [
                    quoted(item.title), item.style.rawValue, item.isFlexibleSpace ? "flexible" : nil,
                    item.width.map { "width \(exact($0))" },
                    item.tint.map { "tint \($0)" },
                    item.looks.map { "looks \(Spelling<BarItemLooks>.barItemLooks.write($0))" },
                    item.image.map { $0.text(nil) }, item.image?.artwork.map { "artwork \($0)" },
                ]
                return words.compactMap(\.self).joined(separator: " ")
            },
            read: { words in
                guard let title = words.name(), let style: BarButton.Style = words.value() else { return nil }
                var item = BarContents.Item(title)
                item.style = style
                item.isFlexibleSpace = words.skip("flexible")
                if words.skip("width") { item.width = words.number() }
                if words.skip("tint") { item.tint = words.color() }
                if words.skip("looks") { item.looks = Spelling<BarItemLooks>.barItemLooks.read(&words) }
                if !words.isAtEnd { item.image = words.image()?.image }
                if words.skip("artwork") { item.image?.artwork = words.name() }
                return item
            })
    }
}

extension Spelling<BarItemLooks> {
    /// What differs from the system's appearance, between brackets.
    static var barItemLooks: Spelling {
        Spelling(
            write: { looks in
                let words = [
                    looks.isSelected ? "selected" : nil,
                    looks.text.map { "text \(Spelling<BarText>.barText.write($0))" },
                    looks.background.map { "behind \(Spelling<Image>.image.write($0))" },
                    looks.backgroundOffset == .zero
                        ? nil : "behind-moved \(Spelling<Point>.point.write(looks.backgroundOffset))",
                    looks.imageInsets == .zero
                        ? nil : "image-insets \(Spelling<EdgeInsets>.insets.write(looks.imageInsets))",
                    looks.badge.map { "badge \(Spelling<BarBadge>.barBadge.write($0))" },
                ]
                return (["("] + words.compactMap(\.self) + [")"]).joined(separator: " ")
            },
            read: { words in
                guard words.skip("(") else { return nil }
                var looks = BarItemLooks()
                looks.isSelected = words.skip("selected")
                if words.skip("text") { looks.text = Spelling<BarText>.barText.read(&words) }
                if words.skip("behind") { looks.background = Spelling<Image>.image.read(&words) }
                if words.skip("behind-moved"), let offset = Spelling<Point>.point.read(&words) {
                    looks.backgroundOffset = offset
                }
                if words.skip("image-insets"), let insets = words.insets() { looks.imageInsets = insets }
                if words.skip("badge") { looks.badge = Spelling<BarBadge>.barBadge.read(&words) }
                return words.skip(")") ? looks : nil
            })
    }
}

extension Spelling<BarText> {
    /// The offset and the shadow, where there are any, and the style.
    static var barText: Spelling {
        Spelling(
            write: { text in
                let words = [
                    text.offset == .zero ? nil : "moved \(Spelling<Point>.point.write(text.offset))",
                    text.shadow.map { "shadow \(Spelling<TextShadow>.textShadow.write($0))" },
                    text.shadowBlur == 0 ? nil : "blur \(exact(text.shadowBlur))",
                    Spelling<RunStyle>.runStyle.write(text.style),
                ]
                return words.compactMap(\.self).joined(separator: " ")
            },
            read: { words in
                let offset = words.skip("moved") ? Spelling<Point>.point.read(&words) : .zero
                let shadow = words.skip("shadow") ? Spelling<TextShadow>.textShadow.read(&words) : nil
                let blur = words.skip("blur") ? words.number() : 0
                guard let offset, let blur, let style = Spelling<RunStyle>.runStyle.read(&words) else { return nil }
                var text = BarText(style)
                (text.offset, text.shadow, text.shadowBlur) = (offset, shadow, blur)
                return text
            })
    }
}

extension Spelling<BarBadge> {
    /// The text, and what differs from the system's badge.
    fileprivate static var barBadge: Spelling {
        Spelling(
            write: { badge in
                let words = [
                    quoted(badge.text), badge.color.map { "fill \($0)" },
                    badge.offset == .zero ? nil : "moved \(Spelling<Point>.point.write(badge.offset))",
                    badge.textOffset == .zero ? nil : "text-moved \(Spelling<Point>.point.write(badge.textOffset))",
                    badge.style.map { "style \(Spelling<RunStyle>.runStyle.write($0))" },
                ]
                return words.compactMap(\.self).joined(separator: " ")
            },
            read: { words in
                guard let text = words.name() else { return nil }
                var badge = BarBadge(text)
                if words.skip("fill") { badge.color = words.color() }
                if words.skip("moved"), let offset = Spelling<Point>.point.read(&words) { badge.offset = offset }
                if words.skip("text-moved"), let offset = Spelling<Point>.point.read(&words) {
                    badge.textOffset = offset
                }
                if words.skip("style") { badge.style = Spelling<RunStyle>.runStyle.read(&words) }
                return badge
            })
    }
}
