import Foundation
import LayoutSimEquations
import LayoutSimGeometry
import LayoutSimViewTree
import Testing

/// The number of random sequences of deltas: `LAYOUTSIM_RANDOM_SESSIONS`.
private let count =
    ProcessInfo.processInfo.environment["LAYOUTSIM_RANDOM_SESSIONS"].flatMap(UInt64.init) ?? 24

@Suite struct RandomDeltaTests {
    @Test func `after any deltas frames and findings are those of a new session`() {
        for seed in 0..<count {
            var deltas = RandomDeltas(seed: seed)
            for step in 0..<12 {
                for _ in 0...step % 3 { deltas.step() }
                deltas.session.solve()
                let fresh = FilledSession(deltas.model)
                expectSame(deltas, fresh, "seed \(seed), step \(step)")
                // A known motion speeds up the next edit of the window, and must not change its result.
                _ = deltas.session.piece(growth: Size(width: 1, height: 0))
            }
        }
    }

    private func expectSame(_ deltas: RandomDeltas, _ fresh: FilledSession, _ place: Comment) {
        let (session, model) = (deltas.session, deltas.model)
        for (view, _) in model.views {
            expectNear(session.frame(of: view), fresh.session.frame(of: fresh[view]), place)
        }
        for (guide, _) in model.guides {
            let rect = fresh[guide].flatMap { fresh.session.frameInRoot(of: $0) }
            #expect((session.frameInRoot(of: guide) == nil) == (rect == nil), place)
            if let rect { expectNear(session.frameInRoot(of: guide) ?? .zero, rect, place) }
        }
        for (handle, _) in model.constraints {
            guard let other = fresh.constraints[handle] else { continue }
            let error = session.error(of: .constraint(handle))
            #expect(abs(error - fresh.session.error(of: .constraint(other))) < 1e-6, place)
        }
        #expect(session.conflicts.count == fresh.session.conflicts.count, place)
        #expect(session.ambiguousUnknowns.map(\.attribute) == fresh.session.ambiguousUnknowns.map(\.attribute), place)
    }

    private func expectNear(_ rect: Rect, _ other: Rect, _ place: Comment) {
        let distance = [
            rect.minX - other.minX, rect.minY - other.minY, rect.width - other.width, rect.height - other.height,
        ].map(abs).max()
        #expect((distance ?? 0) < 1e-6, place)
    }

    @Test func `errors are what the frames say, computed from rectangles alone`() {
        for seed in 0..<count {
            var deltas = RandomDeltas(seed: seed)
            for _ in 0..<20 { deltas.step() }
            deltas.session.solve()
            let rectangles = Rectangles(deltas.session, deltas.model)
            for (handle, constraint) in deltas.model.constraints where constraint.priority > 0 {
                let error = deltas.session.error(of: .constraint(handle))
                #expect(abs(error - rectangles.error(of: constraint)) < 1e-6, "seed \(seed): \(constraint)")
            }
        }
    }
}
