extension PackageScreens {
    /// Has a function of a class make its screen, if there is one that gives it what its private properties need.
    ///
    /// - Parameter start: The number of the candidate that shows the class; the last one if it is the number of all.
    mutating func useFactory(
        of declared: DeclaredType, _ target: PackageTarget, _ samples: SampleValues?, from start: Int
    ) {
        guard !declared.isPrivate, !declared.isGeneric, let samples else { return }
        for factory in declared.factories {
            guard let arguments = samples.arguments(factory.parameters, in: declared.name) else { continue }
            let labels = factory.parameters.map { $0.label + ":" }.joined()
            let kind = ScreenCandidate.Kind.controller(
                module: target.module, name: "\(declared.name).\(factory.name)", arguments: arguments)
            guard !candidates.contains(where: { $0.kind == kind }) else { return }
            let sampled = "\(factory.name)(\(labels))"
            if candidates.indices.contains(start) {
                let plain = candidates[start]
                candidates[start] = ScreenCandidate(
                    kind: kind, place: plain.place, name: plain.name, sampled: sampled, orElse: plain.kind)
            } else {
                omissions.removeAll { $0.name == declared.name }
                candidates.append(
                    ScreenCandidate(kind: kind, place: place(of: declared), name: declared.name, sampled: sampled))
            }
            return
        }
    }
}
