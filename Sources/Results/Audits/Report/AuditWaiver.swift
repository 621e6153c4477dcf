import LayoutSimNotation
import LayoutSimErrors
package import LayoutSimFiles

/// A waiver for an intended fault, with the reason.
package struct AuditWaiver: Hashable, Sendable {
    /// The file that contains the waiver.
    package var file: String
    /// The line in the file, from 1.
    package var line: Int
    /// The kind of fault.
    package var rule: AuditRule
    /// The id or name of the view; `nil` for every view.
    package var view: String?
    /// The name of the screen, scene or file; `nil` for all of them.
    package var screen: String?
    /// The window widths in points to which it applies; `nil` for all.
    package var widths: ClosedRange<Double>?
    /// The reason why the fault is intended.
    package var reason: String

    /// Returns whether it allows a finding in a subject at window widths; that of a layout on a device has none.
    package func fits(
        _ finding: AuditFinding, in subject: AuditReport.Subject, widths: ClosedRange<Double>? = nil
    ) -> Bool {
        fits(finding, in: subject.screens, widths: widths)
    }

    /// Returns whether it allows a finding in a screen with any of these names.
    package func fits(
        _ finding: AuditFinding, in screens: [String], widths: ClosedRange<Double>? = nil
    ) -> Bool {
        guard finding.rule == rule else { return false }
        if let allowed = self.widths {
            // A difference of one pixel does not matter.
            guard let widths, allowed.lowerBound - 1 <= widths.lowerBound, widths.upperBound <= allowed.upperBound + 1
            else { return false }
        }
        if let screen, !screens.contains(screen) { return false }
        guard let view else { return true }
        return finding.views.contains { $0.id == view || $0.name == view }
    }

    /// The line of a report about a waiver that is not used.
    var unusedLine: String {
        let name = (view.map(quotedIfNeeded) ?? "*") + (screen.map { " in \(quotedIfNeeded($0))" } ?? "")
        return "\(file):\(line): warning: nothing is \(rule.rawValue) at \(name) anymore; remove the waiver"
    }
}

extension AuditWaiver {
    /// Returns the line of a waiver file that allows a finding in a screen; the reason is put on a single line.
    package static func line(allowing finding: AuditFinding, in screen: String, because reason: String) -> String {
        let view = finding.views.first.map { quotedIfNeeded($0.id) } ?? "*"
        let words = reason.split { $0.isWhitespace }.joined(separator: " ")
        return "\(finding.rule.rawValue) \(view) in \(quotedIfNeeded(screen))  # \(words)"
    }

    /// The name of the default waiver file.
    package static let defaultFile = "layoutsim-waivers.txt"

    /// Advice about faults that a test reports.
    package static let advice = "change the layout, or allow a fault in \(defaultFile): 'truncated VIEW  # REASON'"

    /// Reads the default waiver file in a project's folder, if there is one; throws a `FileError` or an
    /// `AuditWaiverError`.
    package static func waivers(inProject root: String) throws -> [AuditWaiver] {
        let file = File("\(root)/\(defaultFile)")
        return file.exists ? try waivers(contentsOf: file) : []
    }

    /// Reads a file with one waiver per line, `truncated title in profile  # it is cut on purpose`; throws a
    /// `FileError` or an `AuditWaiverError`.
    package static func waivers(contentsOf file: File) throws -> [AuditWaiver] {
        guard let text = String(validating: try file.contents(), as: UTF8.self) else {
            throw AuditWaiverError(file: file.path, line: 1, reason: .encoding)
        }
        return try waivers(parsing: text, file: file.path)
    }

    /// Parses waivers in a text; `file` is its name in errors.
    package static func waivers(parsing text: String, file: String) throws(AuditWaiverError) -> [AuditWaiver] {
        var waivers: [AuditWaiver] = []
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            do throws(AuditWaiverError.Reason) {
                var reader = WaiverLine(line)
                guard let waiver = try reader.waiver(file: file, line: index + 1) else { continue }
                waivers.append(waiver)
            } catch {
                throw AuditWaiverError(file: file, line: index + 1, reason: error)
            }
        }
        return waivers
    }
}
