package import LayoutSimJSON
import LayoutSimNotation

extension AuditReport {
    /// Returns a SARIF 2.1.0 log, the format of code scanners: a single run with the rules and a result for each
    /// finding.
    package func sarif(version: String) -> JSON {
        let driver: JSON = [
            "name": "layoutsim", "version": .string(version), "rules": .array(AuditRule.allCases.map(\.sarif)),
        ]
        let run: JSON = [
            "tool": ["driver": driver], "columnKind": "unicodeCodePoints",
            "results": .array(sorted.map(\.sarif)),
        ]
        return [
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run],
        ]
    }
}

extension AuditRule {
    fileprivate var sarif: JSON {
        [
            "id": .string(rawValue), "shortDescription": ["text": .string(summary)],
            "help": ["text": .string(advice)], "defaultConfiguration": ["level": .string(level.rawValue)],
        ]
    }

    fileprivate var index: Int { AuditRule.allCases.firstIndex(of: self) ?? 0 }
}

extension AuditReport.Entry {
    fileprivate var sarif: JSON {
        let devices = occurrences.map(\.device).joined(separator: ", ")
        let text = "\(finding.message) on \(devices); \(finding.rule.advice)"
        var members: [JSON.Member] = [
            JSON.Member("ruleId", .string(finding.rule.rawValue)),
            JSON.Member("ruleIndex", .number(Double(finding.rule.index))),
            JSON.Member("level", .string(finding.rule.level.rawValue)),
            JSON.Member("message", ["text": .string(text)]),
            JSON.Member("locations", [location]),
            JSON.Member("partialFingerprints", ["layoutsim/v1": .string(fingerprint)]),
        ]
        if let waiver {
            let suppression: JSON = ["kind": "external", "justification": .string(waiver.reason)]
            members.append(JSON.Member("suppressions", [suppression]))
        }
        return .object(members)
    }

    /// A fingerprint that does not change when lines move.
    private var fingerprint: String {
        ([finding.rule.rawValue, subject.root] + finding.views.map(\.id)).joined(separator: "/")
    }

    private var location: JSON {
        let logical = finding.views.map { view -> JSON in
            [
                "name": .string(view.name ?? view.caption ?? view.id),
                "fullyQualifiedName": .string("\(subject.root)/\(view.id)"),
                "kind": "object",
            ]
        }
        guard subject.isFile else { return ["logicalLocations": .array(logical)] }
        let artifact: JSON = ["uri": .string(percentEncoded(path: subject.file))]
        let physical: JSON =
            line.map { ["artifactLocation": artifact, "region": ["startLine": .number(Double($0))]] }
            ?? ["artifactLocation": artifact]
        return ["physicalLocation": physical, "logicalLocations": .array(logical)]
    }
}
