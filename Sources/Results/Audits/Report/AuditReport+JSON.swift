package import LayoutSimJSON

extension AuditReport {
    /// All findings, including waived ones, and the unused waivers.
    package var json: JSON {
        [
            "findings": .array(sorted.map(\.json)),
            "unusedWaivers": .array(unusedWaivers.map(\.json)),
        ]
    }
}

extension AuditReport.Entry {
    fileprivate var json: JSON {
        [
            "rule": .string(finding.rule.rawValue), "level": .string(finding.rule.level.rawValue),
            "file": .string(subject.file), "line": line.json, "root": .string(subject.root),
            "views": .array(finding.views.map(\.json)), "message": .string(finding.message),
            "advice": .string(finding.rule.advice),
            "devices": .array(
                occurrences.map {
                    [
                        "device": .string($0.device), "language": $0.language.map(JSON.string) ?? nil,
                        "detail": .string($0.detail),
                    ]
                }),
            "waiver": waiver?.json ?? nil,
        ]
    }
}

extension AuditedView {
    fileprivate var json: JSON {
        ["id": .string(id), "name": name.map(JSON.string) ?? nil, "line": line.json]
    }
}

extension AuditWaiver {
    fileprivate var json: JSON {
        [
            "file": .string(file), "line": .number(Double(line)), "rule": .string(rule.rawValue),
            "view": view.map(JSON.string) ?? "*", "reason": .string(reason),
        ]
    }
}

extension Int? {
    fileprivate var json: JSON { map { .number(Double($0)) } ?? nil }
}
