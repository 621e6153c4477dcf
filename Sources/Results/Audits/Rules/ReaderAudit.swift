import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimNotation
import LayoutSimSpeech
import LayoutSimText
import LayoutSimViewTree

extension LayoutAudit {
    /// The findings of users with larger text or VoiceOver, in addition to those of all users.
    package var readerFindings: [AuditFinding] {
        let elements = SpokenScreen(layout).elements
        return missingLabels(elements) + repeatedTraits(elements) + readingOrder(elements) + coveredElements(elements)
            + fixedFonts + fixedHeights + textsInImages
    }

    /// Returns interactive elements and images without an accessibility label.
    private func missingLabels(_ elements: [SpokenElement]) -> [AuditFinding] {
        elements.compactMap { element in
            guard let position = element.position, element.label.isEmpty else { return nil }
            guard element.isInteractive || element.traits.contains(.image) else { return nil }
            // The system reads a field's placeholder or text.
            if element.role != nil || element.traits.contains(.searchField), !element.value.isEmpty { return nil }
            return finding(.missingLabel, layout.views[position], quoted(element.description))
        }
    }

    /// Returns labels that repeat their traits, as in "Help button, button".
    private func repeatedTraits(_ elements: [SpokenElement]) -> [AuditFinding] {
        elements.compactMap { element in
            guard let position = element.position, let last = element.label.split(separator: " ").last else {
                return nil
            }
            let word = last.lowercased()
            let isSaid =
                (word == "button" && element.traits.contains(.button))
                || (["image", "picture"].contains(word) && element.traits.contains(.image))
                || (word == "link" && element.traits.contains(.link))
                || (["heading", "header"].contains(word) && element.traits.contains(.header))
            guard isSaid, element.label.contains(" ") else { return nil }
            return finding(.repeatedTrait, layout.views[position], quoted(element.description))
        }
    }

    /// Returns elements that are read after one entirely below them, by more than a row, so that the reader jumps back
    /// up.
    private func readingOrder(_ elements: [SpokenElement]) -> [AuditFinding] {
        zip(elements, elements.dropFirst()).compactMap { last, next in
            guard let before = last.position, let position = next.position, !last.frame.isEmpty, !next.frame.isEmpty,
                next.frame.maxY + ReadingOrder.rowHeight <= last.frame.minY, next.frame.minX < last.frame.maxX,
                last.frame.minX < next.frame.maxX
            else { return nil }
            let views = [AuditedView(layout.views[position].view), AuditedView(layout.views[before].view)]
            return AuditFinding(.readingOrder, views, "\(decimal(last.frame.minY - next.frame.maxY)) points up")
        }
    }

    /// Texts in files whose font is not a text style.
    private var fixedFonts: [AuditFinding] {
        visible.compactMap { position in
            let view = layout.views[position].view
            guard view.source.line != nil, let text = view.readText, text.lineLeading == nil else { return nil }
            return finding(.fixedFont, layout.views[position], "\(decimal(text.font.size)) points at every text size")
        }
    }

    /// Texts in views whose height a required constraint fixes.
    private var fixedHeights: [AuditFinding] {
        layout.constraints.compactMap { solved in
            let constraint = solved.constraint
            guard solved.source == .screen, constraint.second == nil, constraint.first.attribute == .height,
                constraint.relation != .greaterThanOrEqual, constraint.priority == .required,
                case .view(let id) = constraint.first.item, let placed = layout[id], placed.view.readText != nil
            else { return nil }
            return finding(.fixedHeight, placed, "\(decimal(constraint.constant)) points")
        }
    }
}

extension View {
    /// The text that users read in it; `nil` for none.
    fileprivate var readText: TextContent? {
        let text: TextContent? =
            switch content {
            case .label(let text, _): text
            case .button(let button): button.title
            case .textView(let textView): textView.text
            case .textField(let field): field.placeholder.isEmpty || !field.text.text.isEmpty ? field.text : nil
            case .none, .image, .control, .stack, .scroll, .opaque: nil
            }
        return text.flatMap { $0.text.isEmpty ? nil : $0 }
    }
}
