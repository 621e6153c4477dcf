/// A group as an item of a list in Markdown, in parts that can be left out.
struct MarkdownCause {
    /// What changed, why, and the command to accept it.
    let line: String
    /// The folded difference of the tree; empty if there is none.
    let difference: String
    /// The picture of the first variant; `nil` if there is none that can be fetched.
    let picture: String?

    var showsLine = false
    var showsDifference = false
    var showsPicture = false

    init(_ group: ReviewGroup, command: String, members: [ReviewVariant], pictureAddress: String?) {
        line = MarkdownCause.line(group, command, members)
        let changed = members.first { !$0.treeDiff.isEmpty }
        difference = changed.map { MarkdownCause.difference(of: $0) } ?? ""
        picture = pictureAddress.flatMap { MarkdownCause.picture(group, members, at: $0) }
    }

    /// The parts that are shown.
    var text: String {
        guard showsLine else { return "" }
        return line + (showsDifference ? difference : "") + (showsPicture ? picture ?? "" : "") + "\n"
    }

    private static func line(_ group: ReviewGroup, _ command: String, _ members: [ReviewVariant]) -> String {
        let path = group.path.map { "   - \(markdown(String($0.prefix(300))))\n" }.joined()
        return "1. \(group.outcome.mark) **\(screens(members))** — \(markdown(String(group.headline.prefix(500))))\n"
            + path + (command.isEmpty ? "" : "\n   \(codeSpan(command))\n")
    }

    /// `badge-detail × 6, badge-cell × 1`.
    private static func screens(_ members: [ReviewVariant]) -> String {
        var counts: [(screen: String, count: Int)] = []
        for member in members {
            if let place = counts.firstIndex(where: { $0.screen == member.screen }) {
                counts[place].count += 1
            } else {
                counts.append((member.screen, 1))
            }
        }
        let shown = counts.prefix(4).map { "\(markdown($0.screen)) × \($0.count)" }
        return shown.joined(separator: ", ") + (counts.count > 4 ? " and \(counts.count - 4) more" : "")
    }

    private static func difference(of variant: ReviewVariant) -> String {
        "\n   <details><summary>tree diff of <code>\(html(variant.name))</code></summary>\n\n"
            + differenceBlock(variant.treeDiff, indentation: "   ") + "\n   </details>\n"
    }

    /// The sheet of the group; else the difference of its first variant, or what a new one looks like.
    private static func picture(_ group: ReviewGroup, _ members: [ReviewVariant], at address: String) -> String? {
        if let sheet = group.sheet { return picture(sheet, called: "before, after, difference", at: address) }
        for member in members {
            guard let shown = member.pictures.difference ?? member.pictures.actual else { continue }
            return picture(shown, called: member.key, at: address)
        }
        return nil
    }

    private static func picture(_ picture: ReviewVariant.Picture, called name: String, at address: String) -> String {
        "\n   ![\(markdown(name))](<\(percentEncoded(address + picture.path))>)\n"
    }

    /// An address in which no byte ends it.
    private static func percentEncoded(_ address: String) -> String {
        address.utf8.map { byte in
            switch byte {
            case 0x21, 0x23...0x3B, 0x3D, 0x3F...0x5B, 0x5D, 0x5F, 0x61...0x7A, 0x7E:
                String(UnicodeScalar(byte))
            default: "%" + String(byte >> 4, radix: 16).uppercased() + String(byte & 15, radix: 16).uppercased()
            }
        }.joined()
    }
}
