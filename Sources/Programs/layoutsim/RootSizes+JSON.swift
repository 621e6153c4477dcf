import LayoutSimAudits
import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimJSON
import LayoutSimNotation
import LayoutSimSizes

extension RootSizes {
    /// Returns the behavior of the root as JSON for other tools.
    func json(_ waivers: [AuditWaiver]) -> JSON {
        let id = JSON.Member("id", .string(subject.root))
        let faults = JSON.Member(
            "faults",
            .array(
                openFaults(waivers).map { fault in
                    .object([
                        JSON.Member("rule", .string(fault.finding.rule.rawValue)),
                        JSON.Member("object", .string(fault.finding.views.first?.id ?? subject.root)),
                        JSON.Member("objects", .array(fault.finding.views.map { .string($0.id) })),
                        JSON.Member("message", .string(fault.finding.message)), fault.json,
                    ])
                }))
        switch report {
        case .line(let report, let below):
            return .object(
                [
                    id, JSON.Member("proven", .boolean(report.isProven)),
                    JSON.Member("sampled", .array(report.sampled.map(\.json))),
                    JSON.Member("reasons", report.samplingReasons.json),
                    JSON.Member("events", .array(report.events.map { .number(thousandths($0)) })), faults,
                    JSON.Member("jumps", .array(report.jumps.map(\.json))),
                    JSON.Member(
                        "flips",
                        .array(
                            report.flips.map { flip in
                                [
                                    "objects": .array(flip.views.map { .string($0.id) }),
                                    "width": .number(thousandths(flip.width)),
                                ]
                            })),
                ] + (below.map { [JSON.Member("margin", margin(in: $0, waivers)?.json ?? .null)] } ?? []))
        case .plane(let report):
            return .object([
                id, JSON.Member("proven", .boolean(report.isProven)),
                JSON.Member("sampledHeights", .array(report.sampledHeights.map { .number(thousandths($0)) })),
                JSON.Member("reasons", report.samplingReasons.json),
                JSON.Member("heights", .array(report.events.map { .number(thousandths($0)) })), faults,
            ])
        case .windows(let report, let system):
            return .object([
                id, JSON.Member("ios", .number(Double(system.version))),
                JSON.Member("windows", .array(report.windows.map(\.size.json))), faults,
            ])
        }
    }
}

extension [SamplingReason] {
    fileprivate var json: JSON { .array(map { .string($0.rawValue) }) }
}

extension FrameJump {
    fileprivate var json: JSON {
        ["object": .string(view.id), "width": .number(thousandths(width)), "distance": .number(thousandths(distance))]
    }
}

extension SizeMargin {
    fileprivate var json: JSON {
        [
            "points": .number(thousandths(distance)), "rule": .string(fault.finding.rule.rawValue),
            "objects": .array(fault.finding.views.map { .string($0.id) }),
        ]
    }
}
