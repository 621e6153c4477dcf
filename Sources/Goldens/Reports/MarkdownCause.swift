import LayoutSimCauses
import LayoutSimNotation

/// A group as an item of a Markdown list, made of parts that can be left out.
struct MarkdownCause {
    /// The change, its reason, and the command that accepts it.
    let line: String
    /// The collapsed tree diff; empty if there is none.
    let difference: String
    /// The picture of the first variant that has one; `nil` if none can be fetched.
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

    /// The text of the parts that are included.
    var text: String {
        guard showsLine else { return "" }
        return line + (showsDifference ? difference : "") + (showsPicture ? picture ?? "" : "") + "\n"
    }

    private static func line(_ group: ReviewGroup, _ command: String, _ members: [ReviewVariant]) -> String {
        let path = group.path.map { "   - \(markdownEscaped(String($0.prefix(300))))\n" }.joined()
        return
            "1. \(group.outcome.mark) **\(screens(members))** — \(markdownEscaped(String("\(group.headline)".prefix(4_000))))\n"
            + path + (command.isEmpty ? "" : "\n   \(markdownCode(command))\n")
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
        let shown = counts.prefix(4).map { "\(markdownEscaped($0.screen)) × \($0.count)" }
        return shown.joined(separator: ", ") + (counts.count > 4 ? " and \(counts.count - 4) more" : "")
    }

    private static func difference(of variant: ReviewVariant) -> String {
        "\n   <details><summary>tree diff of <code>\(htmlEscaped(variant.name))</code></summary>\n\n"
            + markdownCodeBlock(variant.treeDiff, language: "diff", indentation: "   ") + "\n   </details>\n"
    }

    /// Returns the group's sheet, or else the difference of its first variant, or the picture of a new variant.
    private static func picture(_ group: ReviewGroup, _ members: [ReviewVariant], at address: String) -> String? {
        if let sheet = group.sheet { return picture(sheet, called: "before, after, difference", at: address) }
        for member in members {
            guard let shown = member.pictures.difference ?? member.pictures.actual else { continue }
            return picture(shown, called: member.key, at: address)
        }
        return nil
    }

    private static func picture(_ picture: ReviewVariant.Picture, called name: String, at address: String) -> String {
        "\n   ![\(markdownEscaped(name))](<\(percentEncoded(address: address + picture.path))>)\n"
    }
}
